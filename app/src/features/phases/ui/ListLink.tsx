import { phaseNumber, phaseWithin } from '@mintline/core'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

interface ListLinkProps {
  /** Address of the deployment. */
  collection: string
  phaseIndex: number
  /** Name of the phase; undefined or '' = it has none. */
  name: string | undefined
}

/** Link to the list of a phase. */
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
