import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'
import type { ConfigPath } from './configText.ts'

/** A setting to write. */
export interface NewSetting {
  readonly path: ConfigPath
  readonly value: string | number
}

/** Writes settings into a config's text and leaves everything else as it is. */
export function withSettings(text: string, settings: readonly NewSetting[]): string {
  const formattingOptions = formattingOf(text)
  return settings.reduce(
    (edited, { path, value }) =>
      applyEdits(edited, modify(edited, [...path], value, { formattingOptions })),
    text,
  )
}

/** Detects a text's indentation and line ends, for settings that it did not have. */
export function formattingOf(text: string): FormattingOptions {
  const [, indentation = '  '] = /^([ \t]+)\S/m.exec(text) ?? []
  return {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
