/** Backdrop behind dialogs. */
export const SCRIM = 'fixed inset-0 z-40 animate-fade bg-scrim'

/** A dialog with any width: centred on wide screens, at the bottom on phones. */
export const PANEL = [
  'fixed z-40 flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden border border-line bg-raised shadow-float focus:outline-none',
  'inset-x-0 bottom-0 animate-rise rounded-t-2xl',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl',
].join(' ')

/** Menus and popovers, without padding. */
export const FLOAT =
  'z-50 min-w-52 max-w-[calc(100vw-1rem)] animate-appear rounded-xl border border-line bg-raised shadow-float focus:outline-none'
