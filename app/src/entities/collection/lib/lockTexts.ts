import type { LockedPart } from '@mintline/solana'

/** A lock in a form. */
interface LockText {
  readonly title: string
  /** Consequence for the owner and later owners. */
  readonly meaning: string
}

/** Locks as forms show them, in page order. */
export const LOCK_TEXTS: Readonly<Record<LockedPart, LockText>> = {
  supply: { title: 'Supply', meaning: 'The max supply can only be lowered.' },
  texts: {
    title: 'Names and artwork',
    meaning:
      'Names and metadata URLs stay, of the collection and of all items. Extra metadata can still change.',
  },
  phases: {
    title: 'Terms of phases',
    meaning:
      'Prices, times, limits and lists of existing phases stay, and so do the limit per wallet and the co-signer. You can still pause phases and add new ones.',
  },
  royalties: { title: 'Royalties', meaning: 'Royalties and their shares stay.' },
  fee: {
    title: 'Platform fee',
    meaning: 'The fee stays. Fee admins can still change who receives it.',
  },
}

/** Reasons for disabled fields. */
export const LOCK_HINTS: Readonly<Record<LockedPart, string>> = {
  supply: 'Locked: it can only be lowered.',
  texts: 'Locked: names and metadata URLs can never change again.',
  phases:
    'Locked: terms of existing phases, the limit per wallet and the co-signer can never change again.',
  royalties: 'Locked: the royalties can never change again.',
  fee: 'Locked: the fee can never change again, only who receives it.',
}
