import fc from 'fast-check'

/** A time in the future for every clock in the tests. */
const EARLIEST = new Date('2030-01-01T00:00:00.000Z')
const LATEST = new Date('9999-12-31T23:59:59.999Z')

export const moment: fc.Arbitrary<string> = fc
  .date({ min: EARLIEST, max: LATEST, noInvalidDate: true })
  .map((date) => date.toISOString())

/** Date-times (RFC 3339) that some programs or databases cannot handle; not all are refused. */
export const EDGE_MOMENTS = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999-00:01',
  '0001-01-01T00:00:00+00:01',
  '0001-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '9999-12-31T23:59:59.9999999999Z',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:60Z',
  '2016-12-31T23:59:60Z',
  '2017-01-01T00:59:60+01:00',
  '2030-06-30T23:59:60.5Z',
  '2030-01-01t00:00:00z',
  '2030-01-01 00:00:00Z',
  '2030-01-01T00:00:00+99:99',
  '2030-01-01T00:00:00-00:00',
  '2030-02-29T00:00:00Z',
  '2030-01-01T24:00:00Z',
  `2030-01-01T00:00:00.${'1'.repeat(19)}Z`,
  `2030-01-01T00:00:00.${'1'.repeat(20)}Z`,
  '+012030-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2030-01-01',
]

export const edgeMoment: fc.Arbitrary<string> = fc.constantFrom(...EDGE_MOMENTS)
