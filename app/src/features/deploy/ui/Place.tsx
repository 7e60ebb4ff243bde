import type { ReactNode } from 'react'
import { PLACE_MARK } from '../lib/places.ts'

interface PlaceProps {
  /** Of the input that is entered here. */
  path: string
  children: ReactNode
}

/** Where something is entered: its form knows by it what was left, and where to go for what is wrong. */
export function Place({ path, children }: PlaceProps) {
  return (
    <div {...{ [PLACE_MARK]: path }} className="min-w-0">
      {children}
    </div>
  )
}
