import { isSignedMessage } from '../../signatures/isSignedMessage.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'

export const validate: Handler<typeof calls.validate> = (
  { signatureValidationForm: { signer, publicKey, message, signature } },
  { nodes },
) => {
  const signed = { signer: signer.address, publicKey, message, signature }
  return isSignedMessage(nodes, signer.group, signed)
}
