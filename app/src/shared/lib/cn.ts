import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names. No two may set the same property, since the style sheet decides which one wins, not their order
 * here; in development and in tests, such a conflict throws.
 */
export function cn(...classes: ClassValue[]): string {
  const joined = clsx(classes)
  if (import.meta.env.DEV && twMerge(joined) !== joined) {
    throw new Error(`Of these classes some set the same property: ${joined}`)
  }
  return joined
}
