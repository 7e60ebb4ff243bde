import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { type ButtonStyle, buttonStyles } from './buttonStyles.ts'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Label for screen readers, also shown as a tooltip. */
  label: string
  variant?: ButtonStyle['variant']
  /** `input` = as high as the input beside it. */
  size?: keyof typeof SIZES
}

const SIZES = { sm: 'icon-7', md: 'icon-9', input: 'icon-input' } as const

/** A button with only an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={cn(buttonStyles({ variant, size: SIZES[size] }), className)}
        {...rest}
      />
    </Tooltip>
  )
}
