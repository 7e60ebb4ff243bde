import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { type ButtonStyle, buttonStyles } from './buttonStyles.ts'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Label for screen readers, also shown as a tooltip. */
  label: string
  variant?: ButtonStyle['variant']
  size?: 'sm' | 'md'
}

/** A button with only an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const square = size === 'sm' ? 'size-7 rounded-md' : 'size-9'
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={cn(buttonStyles({ variant }), 'px-0', square, className)}
        {...rest}
      />
    </Tooltip>
  )
}
