import { parsed } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { Blockchain } from './enumerations.ts'

export const BlockchainsInput = parsed('Blockchains', {
  type: 'array',
  items: ref(Blockchain),
  description: 'Blockchains to look at; all by default',
})
