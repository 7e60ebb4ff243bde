import { cva, type VariantProps } from 'class-variance-authority'

/** Styles for buttons, and for links that look like buttons. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap',
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
        sm: 'h-8 rounded-lg px-3 text-[0.8125rem]',
        md: 'h-9 rounded-lg px-3.5 text-sm',
        lg: 'h-11 rounded-lg px-5 text-[0.9375rem]',
        // As high as the input beside it.
        input: 'h-10 rounded-lg px-3.5 text-sm sm:h-9',
        // Squares with only an icon.
        'icon-7': 'size-7 rounded-md text-sm',
        'icon-8': 'size-8 rounded-md text-sm',
        'icon-9': 'size-9 rounded-lg text-sm',
        'icon-input': 'size-10 rounded-lg text-sm sm:size-9',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

/** Button variants. */
export type ButtonStyle = VariantProps<typeof buttonStyles>
