import { checkOwner } from './ownerRules.ts'
import { controlsAllow, Refusal } from './refusal.ts'
import type { State } from './state.ts'
import type { StepOf } from './steps.ts'

/** Commits to files: once, and before the first mint. */
export function commitReveal(state: State, { by, files, secret }: StepOf<'commitReveal'>): void {
  checkOwner(state, by)
  controlsAllow(state.items.length === 0, 'RevealTooLate')
  controlsAllow(files > 0n, 'NoFilesToReveal')
  controlsAllow(state.reveal === undefined, 'RevealTooLate')
  state.reveal = { files, secret, isRevealed: false }
}

/** Reveals what was committed to, once. */
export function revealFiles(state: State, { by, secret }: StepOf<'revealFiles'>): void {
  const { reveal } = state
  if (!reveal) throw new Refusal('controls/AccountNotInitialized')
  checkOwner(state, by)
  controlsAllow(!reveal.isRevealed, 'AlreadyRevealed')
  controlsAllow(secret === 'committed' || secret === reveal.secret, 'RevealMismatch')
  controlsAllow(reveal.secret !== 'tooLong', 'InvalidMetadata')
  reveal.isRevealed = true
}
