import { Type } from 'typebox'
import { parsed } from '../../http/contract/inputs.ts'

export const UserId = Type.String({ description: 'User id, as answers have it' })

/** User id in a request. A wallet with its blockchain group may stand for it. */
export const UserIdInput = parsed('UserId', {
  type: 'string',
  description: 'User id, or a wallet of the user with its group of blockchains: `ETHEREUM:0x…`',
})

/** Owner in a request: a user stands for all their wallets, a wallet for itself. */
export const OwnerIdInput = parsed('OwnerId', {
  type: 'string',
  description: 'User id, which stands for all wallets of the user, or one wallet: `ETHEREUM:0x…`',
})

export const ProfileId = Type.String({ description: 'Id of a user, or of a collection' })

export const SessionId = Type.String({ description: 'Id of a session, which is not its token' })
