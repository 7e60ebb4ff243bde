import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; in conflicts, the later class wins. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
