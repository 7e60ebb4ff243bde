import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { ROLE_NAMES, type RoleState } from '../model/useRole.ts'

interface ReadOnlyNoticeProps {
  role: RoleState
  /** The action reserved for the role: `change phases`. */
  to: string
}

/** Explains why something is read-only here; nothing if it can be changed. */
export function ReadOnlyNotice({ role, to }: ReadOnlyNoticeProps) {
  if (role.status === 'held') return null
  const { holders, account } = role
  return (
    <Callout title={`Read-only: only ${ROLE_NAMES[role.role]} may ${to}.`}>
      {account === undefined
        ? 'No wallet is connected. '
        : `You are connected as ${shortAddress(account)}. `}
      Connect {holders.map((holder) => shortAddress(holder)).join(' or ')} to go on.
    </Callout>
  )
}
