import { both, type Edit, remove, set, setIn } from './edit.ts'

const LIST = 'paths /api/products get'

/** Changes that only people notice, and the parts that they are reported for. */
export const words: Readonly<Record<string, readonly [edit: Edit, of: string]>> = {
  'the introduction': [set('info description', 'Read on.'), 'the introduction'],
  'a tag': [setIn('tags', 'Users', 'description', 'People.'), 'the tags'],
  'an operation': [set(`${LIST} summary`, 'Products'), '`listProducts`'],
  'samples of code': [set(`${LIST} x-codeSamples`, [{ lang: 'sh', source: 'curl' }]), '`listProducts`'],
  'a schema': [set('components schemas Role description', 'A role.'), '`Role`'],
  'a field beside its reference': [
    set('components schemas TokenPair properties role description', 'What the person may do.'),
    '`TokenPair.role`',
  ],
  'a parameter': [set('components parameters Search description', 'Some words.'), 'the query parameter `q`'],
  'an example of a parameter': [
    set('components parameters Limit example', 20),
    'the query parameter `limit`',
  ],
  'an example of a body': [
    set(
      'paths /api/auth/login post requestBody content application/json examples person value username',
      'mara',
    ),
    'the request body of `login`',
  ],
  'a shared example': [
    both(
      set('components examples', { mug: { value: { name: 'Mug', price: 2 } } }),
      remove('paths /api/products post requestBody content application/json example'),
      set('paths /api/products post requestBody content application/json examples', {
        mug: { $ref: '#/components/examples/mug' },
      }),
    ),
    'the request body of `createProduct`',
  ],
  'the format of a token': [
    set('components securitySchemes bearerAuth bearerFormat', 'opaque'),
    'the credential `bearerAuth`',
  ],
  'a response': [set('components responses Conflict description', 'Try later.'), 'the 409 response'],
}
