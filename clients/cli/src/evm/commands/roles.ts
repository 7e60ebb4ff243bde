import { evmWallet } from '@mintline/core/identifiers'
import {
  fetchRoles,
  grantRole,
  ROLES,
  type RoleMembers,
  renounceRole,
  revokeRole,
} from '@mintline/evm'
import { readRequired, usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { labelled } from '../../output/table.ts'
import { executeAsResult } from '../../plans/carryOut.ts'
import { planOf } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import type { EvmPlan } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

type RoleName = keyof typeof ROLES

interface RoleOptions extends DropOption {
  readonly role: string
}

interface AccountOptions extends RoleOptions {
  readonly account: string
}

/** A drop's role and its members. */
interface PresentRole {
  readonly drop: Awaited<ReturnType<typeof readDrop>>['state']
  readonly role: RoleName
  readonly members: readonly string[]
}

export async function list(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { state } = await readDrop(context, options, 'drop')
  const { connection } = await context.chain()
  const roles = await fetchRoles(connection, state, { signal: context.signal })
  return { text: labelled(roles.map(lineOf)), data: roles }
}

export async function grant(context: EvmContext, options: AccountOptions): Promise<CommandResult> {
  const account = readRequired('--account', options.account, evmWallet)
  assertOptionsFitNetwork(context, await context.chain(), [['--account', options.account]])
  return changeRole(context, options, ({ drop, role, members }) => {
    const isThere = members.includes(account)
    return plan({ title: `Grant the ${role} role`, role, account, isThere }, true, () =>
      grantRole(drop, { role, account }),
    )
  })
}

export async function revoke(context: EvmContext, options: AccountOptions): Promise<CommandResult> {
  const account = readRequired('--account', options.account, evmWallet)
  return changeRole(context, options, ({ drop, role, members }) => {
    const isThere = members.includes(account)
    return plan({ title: `Revoke the ${role} role`, role, account, isThere }, false, () =>
      revokeRole(drop, { role, account }),
    )
  })
}

export function renounce(context: EvmContext, options: RoleOptions): Promise<CommandResult> {
  return changeRole(context, options, ({ drop, role, members }, { address: account }) => {
    const isThere = members.includes(account)
    return plan({ title: `Renounce the ${role} role`, role, account, isThere }, false, () =>
      renounceRole(drop, { role, account }),
    )
  })
}

async function changeRole(
  context: EvmContext,
  options: RoleOptions,
  planOf: (present: PresentRole, session: EvmSession) => EvmPlan,
): Promise<CommandResult> {
  const role = readRole(options.role)
  const session = await openEvmSession(context, { mayPropose: true })
  const { state } = await readDrop(context, options, 'drop')
  const { connection } = session.chain
  const roles = await fetchRoles(connection, state, { signal: context.signal })
  const members = roles.find((one) => one.role === role)?.members ?? []
  return executeAsResult(session, planOf({ drop: state, role, members }, session))
}

interface RoleChange {
  readonly title: string
  readonly role: RoleName
  readonly account: string
  /** True if the account has the role now. */
  readonly isThere: boolean
}

function plan(
  { title, role, account, isThere }: RoleChange,
  isWanted: boolean,
  send: () => EvmPlan['transactions'][number]['transaction'],
): EvmPlan {
  if (isThere === isWanted) return planOf(title, [], [])
  const text = (has: boolean) => (has ? 'member' : 'none')
  const change = {
    subject: `${role} role`,
    path: `roles.${role}`,
    label: account,
    before: text(isThere),
    after: text(isWanted),
  }
  return planOf(title, [{ title, transaction: send() }], [change])
}

function readRole(name: string): RoleName {
  const known = Object.keys(ROLES) as RoleName[]
  const role = known.find((one) => one === name)
  if (!role) throw usageError(`--role takes one of ${known.join(', ')}, not ${name}`)
  return role
}

function lineOf({ role, members }: RoleMembers) {
  return [role, members.length === 0 ? 'nobody' : members.join(', ')] as const
}
