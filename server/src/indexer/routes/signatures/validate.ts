import { isSignedMessage } from '../../../signatures/isSignedMessage.ts'
import * as calls from '../../calls/signatures.ts'
import { route } from '../route.ts'

export const validate = route(
  calls.validate,
  ({ signatureValidationForm: { signer, publicKey, message, signature } }, { nodes }) => {
    const signed = { signer: signer.address, publicKey, message, signature }
    return isSignedMessage(nodes, signer.group, signed)
  },
)
