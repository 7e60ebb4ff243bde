import { phaseNumber, phaseWithin } from '@mintline/core'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

interface ListLinkProps {
  /** The deployment's address. */
  collection: string
  phaseIndex: number
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
}

/** Link to a phase's list. */
export function ListLink({ collection, phaseIndex, name }: ListLinkProps) {
  return (
    <Link
      to="/collections/$collection/allowlists"
      params={{ collection }}
      search={{ phase: phaseNumber(phaseIndex) }}
      aria-label={`Open list of ${phaseWithin(phaseIndex, name)}`}
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      Open list
    </Link>
  )
}
