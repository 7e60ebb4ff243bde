import { cva, type VariantProps } from 'class-variance-authority'

/** Styles of buttons, and of links that look like buttons. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg',
    'border font-medium transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
        secondary: 'border-line-strong bg-surface text-ink shadow-card hover:bg-sunken',
        ghost: 'border-transparent text-muted hover:bg-sunken hover:text-ink',
        danger: 'border-transparent bg-danger text-white hover:bg-danger-strong',
      },
      size: {
        sm: 'h-8 px-3 text-[0.8125rem]',
        md: 'h-9 px-3.5 text-sm',
        lg: 'h-11 px-5 text-[0.9375rem]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

/** Variants of buttons. */
export type ButtonStyle = VariantProps<typeof buttonStyles>
