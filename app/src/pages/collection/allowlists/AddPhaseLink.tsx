import { Link, useParams } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

/** To where phases are added and changed. */
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
