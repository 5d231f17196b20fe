// Measures the grammar on a folder of itineraries: npm run itineraries -- FOLDER
import { printScores, scoreFolder } from './itinerary-folder.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('which folder?')
printScores(folder, scoreFolder(folder))
