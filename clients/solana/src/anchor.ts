/** The one place that imports Anchor, so that its renamed package is one line away. */
export {
  AnchorProvider,
  BorshCoder,
  EventParser,
  type Idl,
  type IdlAccounts,
  type IdlEvents,
  type IdlTypes,
  LangErrorCode,
  LangErrorMessage,
  Program,
  type Provider,
} from '@coral-xyz/anchor'
export { default as BN } from 'bn.js'
export { EDITIONS_IDL, type Editions } from './generated/anchor/editions.ts'
export {
  EDITIONS_CONTROLS_IDL,
  type EditionsControls,
} from './generated/anchor/editionsControls.ts'
