import { readStored, writeStored } from '#shared/lib/browserStorage.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'
import { applyTheme as applyScheme, themeOf } from '#shared/lib/theme.ts'

/** A drop's look on its page. */
export interface AppliedTheme {
  /** Layout, with rules in `presets.css`. */
  preset: string
  /** `light` or `dark`; empty = the visitor's. */
  scheme: string
  /** Declarations for the root element. */
  style: string
}

/** The visitor's scheme, which the page had when it opened. */
const OWN_SCHEME = themeOf(document.documentElement.dataset.theme)

/** Storage key prefix. */
const KEY = 'mintline.look'

/** Applies a drop's look to the page. */
export function applyTheme({ preset, scheme, style }: AppliedTheme): void {
  const { documentElement } = document
  documentElement.dataset.preset = preset
  documentElement.style.cssText = style
  applyScheme(scheme === '' ? OWN_SCHEME : themeOf(scheme))
}

/** Keeps a look for the drop's next visit. */
export function storeTheme(theme: AppliedTheme): void {
  writeStored(keyOf(), JSON.stringify(theme))
}

/** Applies the look from the last visit, before the drop is read: it would change before the visitor's eyes. */
export function applyStoredTheme(): void {
  const stored = parseRecord(readStored(keyOf()))
  const text = (field: keyof AppliedTheme) => textOf(stored, field) ?? ''
  applyTheme({ preset: text('preset'), scheme: text('scheme'), style: text('style') })
}

/** With the whole link: an embed's own values are in it. */
function keyOf(): string {
  return `${KEY} ${window.location.hash}`
}
