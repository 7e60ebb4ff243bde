/** Local storage key for the settings. */
export const SETTINGS_KEY = 'mintline.settings'
