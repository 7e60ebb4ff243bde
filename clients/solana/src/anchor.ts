/** The only file that imports Anchor: if its package is renamed again, this one line changes. */
import { Program, type Provider } from '@coral-xyz/anchor'
import { EDITIONS_IDL, type Editions } from './generated/anchor/editions.ts'
import {
  EDITIONS_CONTROLS_IDL,
  type EditionsControls,
} from './generated/anchor/editionsControls.ts'

export {
  AnchorProvider,
  BorshCoder,
  EventParser,
  type Idl,
  type IdlAccounts,
  type IdlEvents,
  type IdlTypes,
  Program,
  type Provider,
} from '@coral-xyz/anchor'
export { default as BN } from 'bn.js'
export { EDITIONS_CONTROLS_IDL, EDITIONS_IDL, type Editions, type EditionsControls }

export type EditionsProgram = Program<Editions>
export type EditionsControlsProgram = Program<EditionsControls>

/** The editions program for a provider, at the address in its IDL. */
export function editionsProgram(provider: Provider): EditionsProgram {
  return new Program<Editions>(EDITIONS_IDL as Editions, provider)
}

/** The editions-controls program for a provider, at the address in its IDL. */
export function editionsControlsProgram(provider: Provider): EditionsControlsProgram {
  return new Program<EditionsControls>(EDITIONS_CONTROLS_IDL as EditionsControls, provider)
}
