import { Type } from 'typebox'
import { readAddressKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing } from '../addMissing.ts'
import { Bytes, bytesOf, hexOf } from '../fields.ts'
import { ofLiving } from '../ofLiving.ts'
import { recordKind } from '../recordKind.ts'

/** Users' wallets. */
export const wallets = recordKind({
  name: 'wallet',
  plural: 'wallets',
  table: 'wallets',
  orderBy: ['wallet'],
  schema: closedModel('ExportedWallet', 'A wallet of a user', {
    wallet: Bytes,
    user: Type.String({ format: 'uuid' }),
    addedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ wallet, user_id, added_at }) => ({
      wallet: hexOf(wallet),
      user: user_id,
      addedAt: added_at,
    })),
  parse: ({ wallet, user, addedAt }) => {
    const key = bytesOf(wallet)
    // Throws if it is not an address key.
    readAddressKey(key)
    return { wallet: key, user_id: user, added_at: addedAt }
  },
  write: async ({ writer }, rows) => addMissing(writer, 'wallets', await ofLiving(writer, rows)),
})
