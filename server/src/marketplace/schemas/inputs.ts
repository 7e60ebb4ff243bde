import { pageSizeOf, parsed } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { Blockchain } from './enumerations.ts'

/** Page size in entries. */
export const PageSize = pageSizeOf(20)

/** Blockchains to look at. */
export const BlockchainsInput = parsed('Blockchains', {
  type: 'array',
  items: ref(Blockchain),
  description: 'Blockchains to look at; all by default',
})
