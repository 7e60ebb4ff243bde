import { entriesOfUser } from '../../../audit/entriesOfUser.ts'
import { withEntries } from '../../../read-model/page.ts'
import * as calls from '../../calls/signIn.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getAuditEntries = route(
  calls.getAuditEntries,
  async (input, { reader }, { caller }) => {
    const page = await entriesOfUser(reader, caller.userId, pageRequest(input))
    return withEntries(
      page,
      page.entries.map(({ id, kind, at, wallet, decision, network }) => ({
        id,
        kind,
        date: at.toISOString(),
        ...(wallet !== undefined && { wallet }),
        ...(decision !== undefined && { decision }),
        ...(network !== undefined && { network }),
      })),
    )
  },
)
