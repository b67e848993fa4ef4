/** @jest-environment node */
import { checkCommand } from '@/lib/installer/check-command';

it('is one line for PowerShell that compares the checksum of the downloaded file', () => {
  expect(checkCommand({ file: 'a-1.0.exe', sha256: 'abc' })).toBe(
    '(Get-FileHash "$HOME\\Downloads\\a-1.0.exe" -Algorithm SHA256).Hash -eq "abc"',
  );
});
