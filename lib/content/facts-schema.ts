export * from '@/lib/product/schema';
