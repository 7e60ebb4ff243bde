import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

interface ListLinkProps {
  /** Address of the deployment. */
  collection: string
  phaseIndex: number
}

/** Link to the list of a phase. */
export function ListLink({ collection, phaseIndex }: ListLinkProps) {
  return (
    <Link
      to="/collections/$collection/allowlists"
      params={{ collection }}
      search={{ phase: phaseIndex }}
      aria-label={`Open list of phase ${phaseIndex}`}
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      Open list
    </Link>
  )
}
