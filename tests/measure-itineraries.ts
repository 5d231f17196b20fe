// Measures the grammar on a folder of itineraries: npm run itineraries -- FOLDER
import { scoresIn, tell } from './itinerary-folder.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('which folder?')
tell(folder, scoresIn(folder))
