/** Key of the settings in the browser's local storage. */
export const SETTINGS_KEY = 'mintline.settings'
