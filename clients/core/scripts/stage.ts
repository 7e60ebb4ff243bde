import { stagePackage } from './stagePackage.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder to put the package into: npm run stage -- <folder>')
  process.exitCode = 1
} else {
  stagePackage(folder)
}
