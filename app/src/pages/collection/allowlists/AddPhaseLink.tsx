import { Link, useParams } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

/** Link to the phase editor. */
export function AddPhaseLink({ label = 'Add a phase' }: { label?: string }) {
  const { collection } = useParams({ from: '/collections/$collection' })
  return (
    <Link
      to="/collections/$collection/phases"
      params={{ collection }}
      className={buttonStyles({ variant: 'primary' })}
    >
      {label}
    </Link>
  )
}
