export { Administration } from './ui/Administration.tsx'
