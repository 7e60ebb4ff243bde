import { LoaderCircle } from 'lucide-react'
import { cn } from '../lib/cn.ts'

/** Activity sign. Hidden from screen readers: describe the activity in text beside it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('animate-spin', className)} />
}
