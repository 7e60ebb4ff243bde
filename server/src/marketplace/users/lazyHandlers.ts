import { ApiError } from '../../http/apiError.ts'
import { assertFound } from '../../http/found.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'
import { deleteUser as remove } from './writeDeletion.ts'

export const deleteUser: Handler<typeof calls.deleteUser> = async (
  { id, signatureForm },
  { users },
  { headers, ip },
) => {
  const { signer: wallet, ...proof } = signatureForm
  const refusal = await remove(users, { ...proof, user: id, wallet }, { ...headers, ip })
  if (refusal === 'STRANGER') {
    throw new ApiError('forbidden', 'The wallet that signed is not one of this user')
  }
  return assertFound(refusal !== 'UNKNOWN', 'user', id)
}
