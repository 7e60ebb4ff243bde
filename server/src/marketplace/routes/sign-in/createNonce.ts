import { createNonce as giveNonce } from '../../../users/sign-in/createNonce.ts'
import * as calls from '../../calls/signIn.ts'
import { route } from '../route.ts'

export const createNonce = route(
  calls.createNonce,
  async ({ signInForm }, { users }, { headers }) => giveNonce(users, signInForm, headers),
)
