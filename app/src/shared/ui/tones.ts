/** A message's or state's meaning. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warn' | 'danger'

/** Soft colours for each tone: background, line and text. */
export const TONES: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-muted',
  accent: 'border-accent-line bg-accent-soft text-accent-text',
  info: 'border-info-line bg-info-soft text-info-text',
  success: 'border-success-line bg-success-soft text-success-text',
  warn: 'border-warn-line bg-warn-soft text-warn-text',
  danger: 'border-danger-line bg-danger-soft text-danger-text',
}
