import { join } from 'node:path'
import { FolderStorage } from '../../src/storage/folder.ts'
import { useFolder } from '../support/use-folder.ts'
import { describeStorage } from './storage-suite.ts'

const folder = useFolder()

describeStorage(async () => new FolderStorage(join(folder, 'media')))
